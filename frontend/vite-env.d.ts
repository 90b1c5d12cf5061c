/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** See features/search-results/public-origin.ts. */
  readonly VITE_PUBLIC_ORIGIN?: string;
}
