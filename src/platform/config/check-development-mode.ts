// Problems of a development configuration (mode "laptop") that other machines can reach: known secrets are used, and everybody can read
// the emails at /_dev/outbox.
import { isThisMachine } from '../http/this-machine.ts';

const remedy =
	'without KIOSCO_ENV=production, known secrets are used and everybody can read the mails at /_dev/outbox; set it to serve other machines';

type Reachable = {
	readonly host: string;
	readonly origins: ReadonlyMap<string, string>;
	readonly newsroomOrigin: string | undefined;
};

/** The problems, each as `NAME: …`; none when only this machine can reach the program. */
export function checkDevelopmentMode({ host, origins, newsroomOrigin }: Reachable): string[] {
	const others = [...origins].filter(([, origin]) => isElsewhere(origin)).map(([brand]) => brand);
	return [
		...(isThisMachine(host) ? [] : [`HOST: must be a loopback address such as 127.0.0.1: ${remedy}`]),
		...(others.length === 0 ? [] : [`BRAND_ORIGINS: ${others.join(', ')} must be like http://tn.localhost:4000: ${remedy}`]),
		...(isElsewhere(newsroomOrigin ?? '') ? [`NEWSROOM_ORIGIN: must be like http://redaccion.localhost:4000: ${remedy}`] : []),
	];
}

function isElsewhere(origin: string): boolean {
	const url = URL.parse(origin);
	return url !== null && !isThisMachine(url.hostname);
}
