// Hosts that lead to this program but belong to no brand. Code that runs there must not reach the sessions of readers, and the reverse.
import type { BrandScope } from './brand-pairs.ts';
import { originProblem } from './brand-settings.ts';

/** What can read the sessions of readers: the origins of brands and accounts, and the domains whose hosts share the session cookie. */
export type OwnHosts = { readonly origins: Iterable<string>; readonly sessionDomains: Iterable<string> };

/** Why an origin does not qualify as such a host; empty if it does. `name` is its variable. */
export function hostProblems(name: string, origin: string, { own, scope }: { own: OwnHosts; scope: BrandScope }): string[] {
	const problem = originProblem(origin, scope.production);
	if (problem !== undefined) return [`${name}: ${problem}`];
	const host = new URL(origin).hostname;
	const isOwn = [...own.origins].some((one) => URL.parse(one)?.hostname === host);
	const readsSessions = [...own.sessionDomains].some((domain) => `.${host}`.endsWith(`.${domain}`));
	return [
		...(isOwn ? [`${name}: must be a host of its own, neither of a brand nor of its accounts`] : []),
		...(readsSessions ? [`${name}: must not be in a domain of SESSION_DOMAINS, whose hosts can read the session`] : []),
	];
}
