import { renderToStaticMarkup } from 'react-dom/server';
import type { OneSite } from '../addresses/one-site.ts';
import type { MovedPage } from '../find-moved.ts';
import type { PageOutcome } from '../page-outcome.ts';
import { Differences } from './differences.tsx';
import { filterScript } from './filter-script.ts';
import type { Group } from './group-differences.ts';
import { style } from './style.ts';
import { Place, Summary } from './summary.tsx';
import { countPages, countTemplates } from './template-counts.ts';

export type ReportPageSource = {
	readonly old: string;
	readonly fresh: string;
	/** The outcomes of the pages that the old site had, and all outcomes. */
	readonly compared: readonly PageOutcome[];
	readonly outcomes: readonly PageOutcome[];
	readonly groups: readonly Group[];
	readonly moved: readonly MovedPage[];
	readonly site: OneSite;
	readonly at: Date;
};

/** Redirects that the page shows. */
const shown = 20;

/** The report as one HTML file, which loads nothing else. */
export function reportPage(source: ReportPageSource): string {
	const head =
		'<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">';
	const body = renderToStaticMarkup(<Report {...source} />);
	return `<!doctype html><html lang="en"><head>${head}<title>Shadow report</title><style>${style}</style></head><body>${body}<script>${filterScript}</script></body></html>\n`;
}

function Report({ old, fresh, compared, outcomes, groups, moved, site, at }: ReportPageSource) {
	return (
		<>
			<header>
				<p className="over">Shadow report</p>
				<h1>{compared.some(({ differences }) => differences.length > 0) ? 'What differs on the new site' : 'Nothing differs'}</h1>
				<dl className="sites">
					<dt>Old site</dt>
					<dd>{old}</dd>
					<dt>New site</dt>
					<dd>{fresh}</dd>
					<dt>Made</dt>
					<dd>
						<time dateTime={at.toISOString()}>{at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>
					</dd>
				</dl>
			</header>
			<main>
				<Summary all={countPages(compared)} templates={countTemplates(compared)} unknown={outcomes.length - compared.length} />
				{groups.length > 0 && <Differences groups={groups} site={site} />}
				{moved.length > 0 && <Moved moved={moved} />}
			</main>
		</>
	);
}

function Moved({ moved }: { readonly moved: readonly MovedPage[] }) {
	return (
		<section>
			<h2>Missing pages that are elsewhere</h2>
			<p>
				{moved.length === 1 ? 'One missing page was' : `${moved.length} missing pages were`} found at another address. Look at{' '}
				<a href="redirects.ndjson">redirects.ndjson</a> and import it with <code>npm run import</code>.
			</p>
			<ul className="moves">
				{moved.slice(0, shown).map(({ from, to }) => (
					<li key={from}>
						<Place path={from} /> → <Place path={to} />
					</li>
				))}
			</ul>
			{moved.length > shown && <p className="more">and {moved.length - shown} more in the file</p>}
		</section>
	);
}
