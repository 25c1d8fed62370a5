import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { calm, loading } from "./lib/calm";
import { follow } from "./lib/router.svelte";
import { apply, followSystem, settings } from "./lib/settings.svelte";
import { speak } from "./lib/text.svelte";
import { workOffline } from "./lib/update.svelte";

apply();
followSystem();
follow();
const target = document.getElementById("app");
// The document has the words for it where none come.
loading(speak(settings.lang).then(() => target && mount(App, { target }))).catch(() => document.dispatchEvent(new Event("error")));
addEventListener("load", () => void calm().then(workOffline));
