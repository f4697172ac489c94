const kilobytes = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** A number of bytes for people: "182 kB". */
export const kilobytesOf = (bytes: number): string => `${kilobytes.format(Math.ceil(bytes / 1_000))} kB`;

/** The transferred size of a loaded page, and of what it has loaded so far from our own origin, in words. */
export function weightOf({ performance }: Window): string {
	const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
	const sizes = entries.map((entry) => ('encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0));
	const [page = 0, ...others] = sizes;
	const all = others.reduce((sum, size) => sum + size, page);
	return `Pesa ${kilobytesOf(all)}: ${kilobytesOf(page)} la página y ${kilobytesOf(all - page)} sus imágenes, estilos y otros archivos.`;
}
