import { isThisMachine } from '../http/this-machine.ts';

const remedy =
	'without KIOSCO_ENV=production, known secrets are used and everybody can read the mails at /_dev/outbox; set it to serve other machines';

type Reachable = { readonly host: string; readonly origins: ReadonlyMap<string, string> };

/** Why a laptop with these settings would serve other machines: they would get the links of every reader's emails from its mail folder. */
export function laptopProblems({ host, origins }: Reachable): string[] {
	const others = [...origins].filter(([, origin]) => isElsewhere(origin)).map(([brand]) => brand);
	return [
		...(isThisMachine(host) ? [] : [`HOST: must be a loopback address such as 127.0.0.1: ${remedy}`]),
		...(others.length === 0 ? [] : [`BRAND_ORIGINS: ${others.join(', ')} must be like http://tn.localhost:4000: ${remedy}`]),
	];
}

function isElsewhere(origin: string): boolean {
	const url = URL.parse(origin);
	return url !== null && !isThisMachine(url.hostname);
}
