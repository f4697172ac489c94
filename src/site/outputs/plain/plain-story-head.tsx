import { fill } from '#brands';
import type { Byline, Story } from '#content/contract';
import { Moment } from '../../ui/time.tsx';
import type { PlainPage } from './plain-page.ts';
import styles from './plain-story.module.css';

/** Kicker, headline, subhead, authors and date of a story. */
export function PlainStoryHead({ story, page }: { readonly story: Story; readonly page: PlainPage }) {
	const { headline, subheadline, kicker, section, sponsor, bylines, displayedAt } = story;
	const { brand } = page.context;
	return (
		<header className={styles.head}>
			{sponsor && <p className={styles.soft}>{fill(brand.texts.sponsoredBy, { name: sponsor })}</p>}
			{kicker && <p className={styles.kicker}>{section === undefined ? kicker : <a href={page.hrefOf(`${section.id}/`)}>{kicker}</a>}</p>}
			<h1 className={styles.headline}>{headline}</h1>
			{subheadline && <p className={styles.subhead}>{subheadline}</p>}
			<p className={styles.soft}>
				<Names bylines={bylines} page={page} />
				<Moment at={displayedAt} brand={brand} />
			</p>
		</header>
	);
}

function Names({ bylines, page }: { readonly bylines: readonly Byline[]; readonly page: PlainPage }) {
	const { by, and } = page.context.brand.texts;
	if (bylines.length === 0) return null;
	return (
		<>
			{by}{' '}
			{bylines.map(({ name, path }, index) => (
				<span key={name}>
					{index > 0 && (index === bylines.length - 1 ? ` ${and} ` : ', ')}
					{path === undefined ? (
						name
					) : (
						<a rel="author" href={page.hrefOf(path)}>
							{name}
						</a>
					)}
				</span>
			))}
			{' · '}
		</>
	);
}
