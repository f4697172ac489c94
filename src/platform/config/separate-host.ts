// Hosts that lead to this program but belong to no brand: those of the newsroom and of the comments. Code that runs there must not reach the
// sessions of readers, and code on the sites of brands must not reach what is stored there.
import { originProblem } from './brand-origins.ts';
import type { BrandScope } from './brand-pairs.ts';

/** What can read the sessions of readers: the origins of brands and accounts, and the domains whose hosts share the session cookie. */
export type SessionHosts = { readonly origins: Iterable<string>; readonly sessionDomains: Iterable<string> };

/** Why the host of an origin is not separate; empty if it is. `name` is its variable. */
export function separateHostProblems(
	name: string,
	origin: string,
	{ sessions, scope }: { readonly sessions: SessionHosts; readonly scope: BrandScope },
): string[] {
	const problem = originProblem(origin, scope.production);
	if (problem !== undefined) return [`${name}: ${problem}`];
	const host = new URL(origin).hostname;
	const isTaken = [...sessions.origins].some((one) => URL.parse(one)?.hostname === host);
	const readsSessions = [...sessions.sessionDomains].some((domain) => `.${host}`.endsWith(`.${domain}`));
	return [
		...(isTaken ? [`${name}: must be a host of its own, neither of a brand nor of its accounts`] : []),
		...(readsSessions ? [`${name}: must not be in a domain of SESSION_DOMAINS, whose hosts can read the session`] : []),
	];
}
