// The addresses of the newsroom. Its host serves all brands; the first segment of an address names the brand.

/** The id of the brand in which the page works. */
export const brandHere = (): string => location.pathname.split('/', 2)[1] ?? '';

/** The path below this brand: `inBrand('notas/')` is `/tn/notas/`. */
export const inBrand = (path: string): string => `/${brandHere()}/${path}`;

/** The page of a story. */
export const storyPath = (id: string): string => inBrand(`notas/${encodeURIComponent(id)}/`);

const deskKey = (): string => `desk ${brandHere()}`;

/** Remembers what the desk of this tab shows, so that the way back from a story leads to it. */
export const rememberDesk = (query: string): void => sessionStorage.setItem(deskKey(), query);

/** The desk as this tab showed it last. */
export const deskPath = (): string => `${inBrand('notas/')}${sessionStorage.getItem(deskKey()) ?? ''}`;

/** Where staff sign in; it leads back to this page. */
export const signInPath = (): string => `/ingresar/?${new URLSearchParams({ volver: location.pathname + location.search })}`;
