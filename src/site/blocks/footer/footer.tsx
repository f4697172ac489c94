import * as v from 'valibot';
import type { Brand, FooterExclusions } from '#brands';
import type { Card, NavigationNode } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { RenderContext } from '../../render-context.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { reuseList } from '../../ui/cached/reuse-list.ts';
import { Headline } from '../../ui/card.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './footer.module.css';
import { LegalLine } from './legal-line.tsx';
import { PartnerSites } from './partner-sites.tsx';
import { SocialLinks } from './social-links.tsx';

/** How many of the latest news the footer lists (LIM-06). */
const newsSize = 4;

/** How many stories it loads: more than it shows, because the page may show the newest ones just above. */
const loadedNews = 16;

type FooterData = { readonly sections: readonly NavigationNode[]; readonly news: readonly Card[] };

/** The footer of every page: latest news, sections, the other brands, social networks, copyright (FTR). */
export const footer = defineBlock({
	fields: v.object({}),
	load: async (_, { context: { contentQueries, brand } }): Promise<FooterData> => {
		const [sections, news] = await Promise.all([
			contentQueries.navigation('footermenu1'),
			contentQueries.list({ all: ['source:staff', 'type:story'], none: termsOf(brand.footer.excludes), size: loadedNews }),
		]);
		return { sections, news };
	},
	// If the page shows nearly all of them already, the list is filled up with the newest.
	choose: ({ sections, news }, _, shown) => {
		const chosen = [...news.filter(({ href }) => !shown.has(href)), ...news.filter(({ href }) => shown.has(href))].slice(0, newsSize);
		return { sections, news: chosen };
	},
	view: ({ data, context, subject }) => {
		const { brand } = context;
		return (
			<footer className={styles.footer} data-ground="band" data-links="footer">
				<div className={styles.inner}>
					<a className={styles.logo} href="/" aria-label={brand.name}>
						<Wordmark brand={brand} />
					</a>
					<LatestNews cards={data.news} brand={brand} />
					<CachedMarkup
						as="div"
						of={reuseList([data.sections, context.origins])}
						variant={brand.id}
						className={styles.columns}
						view={() => <Columns sections={data.sections} brand={brand} origins={context.origins} />}
					/>
				</div>
				<LegalLine context={context} subject={subject} />
			</footer>
		);
	},
});

function termsOf({ sections, subtypes, tags }: FooterExclusions): string[] {
	return [...sections.map((id) => `section:${id}`), ...subtypes.map((name) => `subtype:${name}`), ...tags.map((slug) => `tag:${slug}`)];
}

type ColumnsProps = {
	readonly sections: FooterData['sections'];
	readonly brand: Brand;
	readonly origins: RenderContext['origins'];
};

function Columns({ sections, brand, origins }: ColumnsProps) {
	return (
		<>
			<FooterSections title={brand.texts.sections} nodes={sections} />
			<PartnerSites brand={brand} origins={origins} />
			<SocialLinks brand={brand} />
		</>
	);
}

function LatestNews({ cards, brand: { id, texts } }: { readonly cards: readonly Card[]; readonly brand: Brand }) {
	if (cards.length === 0) return null;
	return (
		<section className={styles.news}>
			<h2 className={styles.title}>{texts.latestNews}</h2>
			<CachedMarkup as="div" of={reuseList(cards)} variant={`news ${id}`} view={() => <Headlines cards={cards} live={texts.live} />} />
		</section>
	);
}

function Headlines({ cards, live }: { readonly cards: readonly Card[]; readonly live: string }) {
	return (
		<ul className={styles.stories}>
			{cards.map((card) => (
				<li key={card.id} className={styles.story}>
					<Kicker card={card} live={live} />
					<Headline card={card} level={3} />
				</li>
			))}
		</ul>
	);
}

function FooterSections({ title, nodes }: { title: string; nodes: readonly NavigationNode[] }) {
	if (nodes.length === 0) return null;
	return (
		<nav aria-label={title}>
			<h2 className={styles.title}>{title}</h2>
			<ul className={styles.links}>
				{nodes.map(({ id, href, text }) => (
					<li key={id}>
						<a className={styles.link} href={href}>
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
