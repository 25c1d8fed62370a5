/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
