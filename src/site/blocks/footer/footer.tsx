import * as v from 'valibot';
import type { Brand, FooterExclusions } from '#brands';
import type { Card, NavigationNode } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { RenderContext } from '../../render-context.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { sameList } from '../../ui/cached/same-list.ts';
import { Headline } from '../../ui/card.tsx';
import { Kicker } from '../../ui/kicker.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './footer.module.css';
import { LegalLine } from './legal-line.tsx';
import { PartnerSites } from './partner-sites.tsx';
import { SocialLinks } from './social-links.tsx';

/** How many of the latest news the footer lists (LIM-06). */
const newsSize = 4;

type FooterData = { readonly sections: readonly NavigationNode[]; readonly news: readonly Card[] };

/** The footer of every page: latest news, sections, the other brands, social networks, copyright (FTR). */
export const footer = defineBlock({
	fields: v.object({}),
	load: async (_, { context: { contentQueries, brand } }): Promise<FooterData> => {
		const [sections, news] = await Promise.all([
			contentQueries.navigation('footermenu1'),
			contentQueries.list({ all: ['source:staff', 'type:story'], none: termsOf(brand.footer.excludes), size: newsSize }),
		]);
		return { sections, news };
	},
	view: ({ data, context, subject }) => {
		const { brand } = context;
		return (
			<footer className={styles.footer} data-ground="band" data-links="footer">
				<CachedMarkup
					as="div"
					of={sameList([data.sections, context.origins, ...data.news])}
					variant={brand.id}
					className={styles.inner}
					view={() => <Columns data={data} brand={brand} origins={context.origins} />}
				/>
				<LegalLine context={context} subject={subject} />
			</footer>
		);
	},
});

function termsOf({ sections, subtypes, tags }: FooterExclusions): string[] {
	return [...sections.map((id) => `section:${id}`), ...subtypes.map((name) => `subtype:${name}`), ...tags.map((slug) => `tag:${slug}`)];
}

type ColumnsProps = { readonly data: FooterData; readonly brand: Brand; readonly origins: RenderContext['origins'] };

function Columns({ data, brand, origins }: ColumnsProps) {
	return (
		<>
			<a className={styles.logo} href="/" aria-label={brand.name}>
				<Wordmark brand={brand} />
			</a>
			<LatestNews title={brand.texts.latestNews} cards={data.news} live={brand.texts.live} />
			<FooterSections title={brand.texts.sections} nodes={data.sections} />
			<PartnerSites brand={brand} origins={origins} />
			<SocialLinks brand={brand} />
		</>
	);
}

function LatestNews({ title, cards, live }: { title: string; cards: readonly Card[]; live: string }) {
	if (cards.length === 0) return null;
	return (
		<section className={styles.news}>
			<h2 className={styles.title}>{title}</h2>
			<ul className={styles.stories}>
				{cards.map((card) => (
					<li key={card.id} className={styles.story}>
						<Kicker card={card} live={live} />
						<Headline card={card} level={3} />
					</li>
				))}
			</ul>
		</section>
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
