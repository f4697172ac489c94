import { type Brand, type BrandId, brandList, perBrand } from '#brands';
import type { Config } from '#platform/config';

/** The origin of each brand, without a slash at the end; `''` for a brand that is not served. */
export type BrandOrigins = Readonly<Record<BrandId, string>>;

/** The origins of all brands from the configuration. */
export const originsOf = ({ brandOrigins }: Config): BrandOrigins => perBrand(({ id }) => brandOrigins.get(id) ?? '');

/** Makes the function that finds the brand of a Host header. It ignores case, a port, and a dot at the end (W14). */
export function brandFinder(origins: BrandOrigins): (host: string) => Brand | undefined {
	const served = brandList.filter(({ id }) => origins[id] !== '');
	const brands = new Map(served.map((brand) => [new URL(origins[brand.id]).hostname, brand]));
	return (host) => brands.get(host.toLowerCase().replace(/\.?(:\d+)?$/, ''));
}
