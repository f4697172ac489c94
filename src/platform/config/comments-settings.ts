// The comments below stories, at Disqus, and the host on which its scripts run.
import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import { originProblem } from './brand-settings.ts';
import type { Variables } from './variables.ts';

/** What a brand has for comments. */
export type CommentsSettings = {
	/** The short name of its site at Disqus. */
	readonly shortName: string;
	/** The origin of the frame, which is no brand's; without a slash at the end. */
	readonly frameOrigin: string;
};

type CommentsVariables = Pick<Variables, 'DISQUS_SHORTNAMES' | 'DISQUS_FRAME_ORIGIN'>;

/** What readers trust with their session: hosts of brands and accounts, and domains whose hosts read it from a cookie. */
export type OwnHosts = { readonly origins: Iterable<string>; readonly sessionDomains: Iterable<string> };

/** Reads the comments of the brands that have them. The scripts of Disqus must not run where a session is. */
export function readComments(
	{ DISQUS_SHORTNAMES = [], DISQUS_FRAME_ORIGIN }: CommentsVariables,
	own: OwnHosts,
	scope: BrandScope,
): BrandValues<CommentsSettings> {
	const origin = DISQUS_FRAME_ORIGIN ?? (scope.production ? undefined : `http://comentarios.localhost:${scope.port}`);
	const frameOrigin = URL.parse(origin ?? '')?.origin ?? '';
	const read = readByBrand({ DISQUS_SHORTNAMES }, scope, (get) => ({ shortName: get('DISQUS_SHORTNAMES') ?? '', frameOrigin }));
	return {
		values: read.values,
		problems: [
			...read.problems,
			...valueProblems('DISQUS_SHORTNAMES', DISQUS_SHORTNAMES, ({ value }) =>
				/^[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?$/.test(value) ? undefined : 'must be the short name of a site at Disqus',
			),
			...(DISQUS_SHORTNAMES.length === 0 ? [] : frameProblems(origin, own, scope)),
		],
	};
}

function frameProblems(origin: string | undefined, { origins, sessionDomains }: OwnHosts, { production }: BrandScope): string[] {
	if (origin === undefined) return ['DISQUS_FRAME_ORIGIN: missing, and DISQUS_SHORTNAMES needs it'];
	const problem = originProblem(origin, production);
	if (problem !== undefined) return [`DISQUS_FRAME_ORIGIN: ${problem}`];
	const host = new URL(origin).hostname;
	const isOwn = [...origins].some((one) => URL.parse(one)?.hostname === host);
	const readsSessions = [...sessionDomains].some((domain) => `.${host}`.endsWith(`.${domain}`));
	return [
		...(isOwn ? ['DISQUS_FRAME_ORIGIN: must be a host of its own, neither of a brand nor of its accounts'] : []),
		...(readsSessions ? ['DISQUS_FRAME_ORIGIN: must not be in a domain of SESSION_DOMAINS, whose hosts can read the session'] : []),
	];
}
