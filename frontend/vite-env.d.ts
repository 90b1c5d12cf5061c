/// <reference types="vite/client" />

interface ImportMeta {
  /** Absent when a test reads the source without Vite. */
  readonly env?: ImportMetaEnv;
}

interface ImportMetaEnv {
  /** See site/search-results/public-origin.ts. */
  readonly VITE_PUBLIC_ORIGIN?: string;
}
