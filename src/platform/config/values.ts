// Schemas of single values in environment variables: numbers, secrets, addresses, lists, pairs.
import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { mailAddress } from '../mail/mail-address.ts';
import { type Argon2Cost, isCheaper, isTooCostly, leastCost } from '../password-hash/argon2-cost.ts';
import { Secret } from '../secret.ts';
import { looksRandom } from './looks-random.ts';

/** Fewest characters of a secret: 32 hexadecimal digits are the 128 bits of ASVS 11.5.1. */
const MIN_SECRET_LENGTH = 32;

/** Prefix of every secret that comes with the program. */
export const DEVELOPMENT = 'development-only-';

/** Whether a secret comes with the program, or was made from such a secret. Production refuses these secrets. */
export const isForDevelopment = (secret: string): boolean => secret.toLowerCase().includes(DEVELOPMENT);

export const port = v.pipe(
	v.string(),
	v.regex(/^\d{1,5}$/, 'must be a number'),
	v.transform(Number),
	v.maxValue(65_535, 'must be at most 65535'),
);

export const processes = v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be a number from 1 to 99'), v.transform(Number));

export const share = v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,6})$/, 'must be a number from 0 to 1'), v.transform(Number));

export const bytes = v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a number of bytes'), v.transform(Number));

/** The cost of Argon2id as PHC strings write it: `m=19456,t=2`, KiB and passes. */
export const argon2Cost = v.pipe(
	v.string(),
	v.regex(/^m=\d{1,7},t=\d{1,3}$/, 'must be like m=19456,t=2 (KiB of memory, passes)'),
	v.transform((text): Argon2Cost => {
		const [memoryKiB = 0, passes = 0] = text.split(',').map((part) => Number(part.slice(2)));
		return { memoryKiB, passes };
	}),
	v.check((cost) => !isCheaper(cost, leastCost), `must be at least m=${leastCost.memoryKiB},t=${leastCost.passes}`),
	v.check((cost) => !isTooCostly(cost), 'must be at most m=131072, and m × t at most 524288'),
);

/** `on` or `off`, as a boolean. */
export const onOff = v.pipe(
	v.picklist(['on', 'off'], 'must be on or off'),
	v.transform((text) => text === 'on'),
);

export const text = v.pipe(v.string(), v.nonEmpty());

/** A secret of at least 32 characters that looks random. */
export const secret = v.pipe(
	v.string(),
	v.minLength(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`),
	v.check(looksRandom, 'must be random, such as the output of openssl rand -hex 32'),
	v.transform((value) => new Secret(value)),
);

export const postgresUrl = address(['postgres:', 'postgresql:'], 'must be like postgres://user:password@host:5432/name');

export const redisUrl = address(['redis:', 'rediss:'], 'must be like redis://user:password@host:6379/0');
export const smtpUrl = address(['smtp:', 'smtps:'], 'must be like smtp://user:password@host:587');

/** The address of a service, kept as a `Secret` because it may hold a password. */
function address(protocols: readonly string[], message: string) {
	return v.pipe(
		v.string(),
		v.check((value) => protocols.includes(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== '', message),
		v.transform((value) => new Secret(value)),
	);
}

/** An address on the web. */
export const webUrl = v.pipe(
	v.string(),
	v.transform((value) => URL.parse(value)),
	v.custom<URL>((url) => url instanceof URL && /^https?:$/.test(url.protocol), 'must be an address such as https://example/script.js'),
);

/** Texts separated by commas; surrounding spaces are removed. */
const list = v.pipe(
	v.string(),
	v.transform((value) => value.split(',').map((item) => item.trim())),
	v.array(v.pipe(v.string(), v.nonEmpty('has an empty entry'))),
);

/** Addresses on the web, separated by commas. */
export const webUrls = v.pipe(list, v.array(webUrl));

/** A service of Fastly and a token, as one secret. */
export const fastlyPurge = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z0-9]+:[\w-]+$/, 'must be like SERVICE:TOKEN'),
	v.transform((value) => new Secret(value)),
);

/** An address to which paths are appended; it ends in a slash. */
export const baseUrl = v.pipe(
	v.string(),
	v.transform((value) => URL.parse(value)),
	v.custom<URL>(
		(url) => url instanceof URL && /^https?:$/.test(url.protocol) && url.pathname.endsWith('/') && url.search + url.hash === '',
		'must be an address that ends in a slash, such as https://example/range/',
	),
);

/** Host names separated by commas. */
export const hosts = v.pipe(
	list,
	v.array(v.pipe(v.string(), v.regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be host names such as images.example'))),
);

/** Hosts in the form of `URL.host`. */
export const hostsAndPorts = v.pipe(
	list,
	v.array(
		v.pipe(
			v.string(),
			v.check((value) => URL.parse(`http://${value}`)?.host === value, 'must be like id.example or id.example:8443'),
		),
	),
);

/** Largest networks of proxies: shorter prefixes hold public addresses. `fc00::/7` are the private addresses of IPv6 (RFC 4193). */
const SHORTEST_PREFIX = { 4: 8, 6: 7 } as const;

/** Largest part of all addresses of a family that may be proxies. All private networks together are a 240th. */
const LARGEST_SHARE = 1 / 16;

/** IP addresses and CIDR networks separated by commas. Trusting everyone would let every client choose its own IP address. */
export const proxies = v.pipe(
	list,
	v.array(v.pipe(v.string(), v.check(isNetwork, 'must be addresses or networks such as 10.0.0.0/8, with a prefix of at least 8'))),
	v.check((networks) => shareOf(networks, 4) <= LARGEST_SHARE && shareOf(networks, 6) <= LARGEST_SHARE, 'must not be most of the internet'),
);

/** The part of all addresses of a family that the networks hold. */
function shareOf(networks: readonly string[], family: 4 | 6): number {
	const parts = networks.map((network) => network.split('/')).filter(([address = '']) => isIP(address) === family);
	return parts.reduce((sum, [, prefix]) => sum + 2 ** -(prefix === undefined ? 32 : Number(prefix)), 0);
}

function isNetwork(value: string): boolean {
	const [network = '', prefix, ...rest] = value.split('/');
	const family = isIP(network);
	if ((family !== 4 && family !== 6) || rest.length > 0) return false;
	if (prefix === undefined) return true;
	if (!/^\d{1,3}$/.test(prefix) || Number(prefix) < SHORTEST_PREFIX[family] || Number(prefix) > (family === 4 ? 32 : 128)) return false;
	new BlockList().addSubnet(network, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
	return true;
}

/** The value of a variable for one brand. */
export type Pair = { readonly brand: string; readonly value: string };

/** `tn=value,eltrece=value`, or the same as a JSON object. */
export const pairs = v.pipe(
	v.string(),
	v.transform(readPairs),
	v.custom<Pair[]>((read) => read !== undefined, 'must be like tn=…,eltrece=… or a JSON object of texts'),
);

/** One address for all brands, or one for each. */
export const senders = v.union([pairs, mailAddress], 'must be an address, or like tn=no-reply@tn.example,ciudad=…');

function readPairs(value: string): Pair[] | undefined {
	if (value.trimStart().startsWith('{')) {
		const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), value);
		return parsed.success ? Object.entries(parsed.output).map(([brand, text]) => ({ brand, value: text })) : undefined;
	}
	const found = value.split(',').map((item) => /^\s*([^=\s]+)=(\S+)\s*$/.exec(item));
	const read = found.flatMap((match) => (match?.[1] && match[2] ? [{ brand: match[1], value: match[2] }] : []));
	return read.length === found.length ? read : undefined;
}

/** A JSON object with a value for each brand. A problem is named by its path, never by its value, which may be a secret. */
export const byBrand = <S extends v.GenericSchema>(schema: S) =>
	v.pipe(
		v.string(),
		v.rawTransform<string, Readonly<Record<string, v.InferOutput<S>>>>(({ dataset, addIssue, NEVER }) => {
			const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), schema)), dataset.value);
			if (read.success) return read.output;
			const place = v.getDotPath(read.issues[0]);
			addIssue({ message: place === null ? 'must be a JSON object by brand' : `is not right at ${place}` });
			return NEVER;
		}),
	);

/** The meaning of a variable, for the table of docs/operate/variables.md. */
export const meaning = v.description;
