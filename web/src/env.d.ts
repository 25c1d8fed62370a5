/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts" {
  /** Where the texts are. */
  const at: string;
  export default at;
}
