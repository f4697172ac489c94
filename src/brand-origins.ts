import { type Brand, type BrandId, brandList, perBrand } from '#brands';
import type { Config } from '#platform/config';
import { byHostName } from '#platform/http/host-name';

/** The origin of each brand, without a slash at the end; `''` for a brand that is not served. */
export type BrandOrigins = Readonly<Record<BrandId, string>>;

/** The origins of all brands from the configuration. */
export const originsOf = ({ brandOrigins }: Config): BrandOrigins => perBrand(({ id }) => brandOrigins.get(id) ?? '');

/** Makes the function that finds the brand of a Host header; see `byHostName`. */
export function brandFinder(origins: BrandOrigins): (host: string) => Brand | undefined {
	const served = brandList.filter(({ id }) => origins[id] !== '');
	return byHostName(new Map(served.map((brand) => [new URL(origins[brand.id]).hostname, brand])));
}
