// Before the first paint: the theme and the language that were chosen, or the system's.
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
})();
