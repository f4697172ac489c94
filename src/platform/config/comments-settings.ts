// The comments below stories, at Disqus, and the host on which its scripts run.
import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import { type SessionHosts, separateHostProblems } from './separate-host.ts';
import type { Variables } from './variables.ts';

/** The settings of a brand's comments. */
export type CommentsSettings = {
	/** The short name of its site at Disqus. */
	readonly shortName: string;
	/** The origin of the frame, which belongs to no brand; without a slash at the end. */
	readonly frameOrigin: string;
};

type CommentsVariables = Pick<Variables, 'DISQUS_SHORTNAMES' | 'DISQUS_FRAME_ORIGIN'>;

/** Reads the comments of the brands that have them. The scripts of Disqus must not run where a session is. */
export function readComments(
	{ DISQUS_SHORTNAMES = [], DISQUS_FRAME_ORIGIN }: CommentsVariables,
	sessions: SessionHosts,
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
			...(DISQUS_SHORTNAMES.length === 0 ? [] : frameProblems(origin, sessions, scope)),
		],
	};
}

function frameProblems(origin: string | undefined, sessions: SessionHosts, scope: BrandScope): string[] {
	if (origin === undefined) return ['DISQUS_FRAME_ORIGIN: missing, and DISQUS_SHORTNAMES needs it'];
	return separateHostProblems('DISQUS_FRAME_ORIGIN', origin, { sessions, scope });
}
