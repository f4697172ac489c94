import * as v from 'valibot';
import { mailAddress } from '../mail/mail-address.ts';
import { Secret } from '../secret.ts';
import type { Pair } from './values.ts';
import { DEVELOPMENT } from './values.ts';

export type IngestKey = { readonly id: string; readonly secret: Secret };

/** Values per brand, and what is wrong with them as `NAME: …`. */
export type Read<T> = { readonly values: ReadonlyMap<string, T>; readonly problems: readonly string[] };

/** What the reading of a brand's settings depends on. */
export type BrandScope = { readonly brands: readonly string[]; readonly production: boolean; readonly port: number };

export function readOrigins(pairs: readonly Pair[] | undefined, scope: BrandScope): Read<string> {
	if (!pairs) return defaultOrigins(scope);
	const problems = unknownBrands('BRAND_ORIGINS', pairs, scope);
	for (const { brand, value } of pairs) {
		const wrong = originProblem(value, scope.production);
		if (wrong) problems.push(`BRAND_ORIGINS: ${brand} ${wrong}`);
	}
	const values = new Map(pairs.map(({ brand, value }) => [brand, URL.parse(value)?.origin ?? value]));
	if (values.size < pairs.length) problems.push('BRAND_ORIGINS: a brand is named twice');
	if (new Set(values.values()).size < values.size) problems.push('BRAND_ORIGINS: two brands share an origin');
	return { values, problems };
}

function defaultOrigins({ brands, production, port }: BrandScope): Read<string> {
	if (production) return { values: new Map(), problems: ['BRAND_ORIGINS: missing'] };
	return { values: new Map(brands.map((brand) => [brand, `http://${brand}.localhost:${port}`])), problems: [] };
}

/** What keeps a value from being the address of a site. */
export function originProblem(value: string, production: boolean): string | undefined {
	const url = URL.parse(value);
	if (!url || !/^https?:$/.test(url.protocol)) return 'must be an address such as https://tn.example';
	if (url.pathname !== '/' || url.search || url.hash || url.username || url.password)
		return 'must be an origin, with nothing after the host';
	if (production && url.protocol !== 'https:') return 'must use https in production';
	return undefined;
}

export function readIngestKeys(pairs: readonly Pair[] | undefined, scope: BrandScope): Read<readonly IngestKey[]> {
	const given =
		pairs ?? (scope.production ? [] : scope.brands.map((brand) => ({ brand, value: `laptop:${DEVELOPMENT}ingest-key-for-${brand}` })));
	const problems = unknownBrands('INGEST_KEYS', given, scope);
	const values = new Map<string, IngestKey[]>();
	for (const { brand, value } of given) {
		const [, id, secret] = /^([\w-]+):(.{32,})$/.exec(value) ?? [];
		if (!id || !secret) problems.push(`INGEST_KEYS: ${brand} must be id:secret with at least 32 characters of secret`);
		else if (scope.production && secret.startsWith(DEVELOPMENT)) problems.push(`INGEST_KEYS: ${brand} has a development secret`);
		else if (values.get(brand)?.some((key) => key.id === id)) problems.push(`INGEST_KEYS: ${brand} has two keys named ${id}`);
		else values.set(brand, [...(values.get(brand) ?? []), { id, secret: new Secret(secret) }]);
	}
	return { values, problems };
}

/** Brand id → address that its mails come from; the host of its origin, without `www.`, where none is given. */
export function readSenders(
	given: string | readonly Pair[] | undefined,
	origins: ReadonlyMap<string, string>,
	scope: BrandScope,
): Read<string> {
	const pairs = typeof given === 'object' ? given : [];
	const problems = unknownBrands('MAIL_FROM', pairs, scope);
	for (const { brand, value } of pairs) if (!v.is(mailAddress, value)) problems.push(`MAIL_FROM: ${brand} must be an address`);
	const own = new Map(pairs.map(({ brand, value }) => [brand, value]));
	const sender = (brand: string, origin: string) => own.get(brand) ?? (typeof given === 'string' ? given : defaultSender(origin));
	return { values: new Map([...origins].map(([brand, origin]) => [brand, sender(brand, origin)])), problems };
}

const defaultSender = (origin: string) => `no-reply@${URL.parse(origin)?.hostname.replace(/^www\./, '')}`;

export function unknownBrands(name: string, pairs: readonly Pick<Pair, 'brand'>[], { brands }: BrandScope): string[] {
	return pairs.filter(({ brand }) => !brands.includes(brand)).map(({ brand }) => `${name}: there is no brand ${JSON.stringify(brand)}`);
}
