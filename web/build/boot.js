// Before the first paint: the theme and the language that were chosen, or the system's. And what the page at this address will need is
// asked for at once, not when the script before it has come. And what is said where nothing comes at all.
(() => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem("cluehouse.settings") ?? "{}");
    } catch {
      return {};
    }
  };
  const { theme, lang } = read();
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = ["light", "dark", "contrast"].includes(theme) ? theme : dark;
  const wanted = [lang, ...navigator.languages].map((tag) => String(tag).slice(0, 2));
  root.lang = wanted.find((tag) => ["en", "fr", "es", "pt"].includes(tag)) ?? "en";
  const early = (href) => {
    const link = document.createElement("link");
    link.rel = href.endsWith(".js") ? "modulepreload" : "preload";
    if (link.rel === "preload") link.as = href.endsWith(".css") ? "style" : "fetch";
    // As the page will ask for it later: a browser takes what comes early only where both questions are alike.
    link.crossOrigin = "anonymous";
    // The engine is large, and a row can be filled before it is there.
    if (href.endsWith(".wasm")) link.fetchPriority = "low";
    link.href = href;
    document.head.append(link);
  };
  const { texts, pages } = __EARLY__;
  const [, page, files = []] = pages.find(([at]) => new RegExp(at).test(location.pathname)) ?? [];
  for (const part of ["main", page]) if (part) early(`${texts}${part}.${root.lang}.json`);
  files.forEach(early);
  const make = (name, what) => Object.assign(document.createElement(name), what);
  addEventListener(
    "error",
    ({ target }) => {
      const app = document.getElementById("app");
      // What was only asked for early is asked for again, and what somebody else has brought into the page is theirs.
      if (target.rel || target === window || app.firstChild) return;
      const [what, again] = __SAID__[root.lang];
      const main = make("main", { className: "page", role: "alert" });
      main.append(make("h1", { textContent: what }), make("button", { className: "btn go", textContent: again, onclick: () => location.reload() }));
      app.append(main);
    },
    true,
  );
})();
