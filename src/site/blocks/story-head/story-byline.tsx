import { type Brand, fill } from '#brands';
import type { Byline, Story } from '#content/contract';
import { Picture } from '../../ui/picture.tsx';
import { Ago, Moment } from '../../ui/time.tsx';
import styles from './story-byline.module.css';

/** The reading speed that the reading time is computed with. */
const wordsPerMinute = 220;

/** An update within this many ms of the first publication is not shown as one. */
const updateGrace = 10 * 60_000;

const day = 24 * 3_600_000;

type StoryBylineProps = { readonly story: Story; readonly brand: Brand; readonly now: Date };

/** The byline of a story: authors with portraits, dates, and the reading time. */
export function StoryByline({ story, brand, now }: StoryBylineProps) {
	const { bylines, words } = story;
	const faces = bylines.filter(({ portrait }) => portrait !== undefined);
	return (
		<div className={styles.byline}>
			{faces.length > 0 && (
				<span className={styles.faces}>
					{faces.map(
						({ name, portrait }) => portrait && <Picture key={name} picture={{ ...portrait, alt: '' }} ratio="1:1" slot="thumb" />,
					)}
				</span>
			)}
			<div className={styles.words}>
				{bylines.length > 0 && <Names bylines={bylines} brand={brand} />}
				<Times story={story} brand={brand} now={now} />
				{words > wordsPerMinute && <span>{fill(brand.texts.minutesToRead, { n: Math.round(words / wordsPerMinute) })}</span>}
			</div>
		</div>
	);
}

function Names({ bylines, brand: { texts } }: { bylines: readonly Byline[]; brand: Brand }) {
	return (
		<p className={styles.names}>
			{texts.by}{' '}
			{bylines.map(({ name, path, role }, index) => (
				<span key={name}>
					{index > 0 && (index === bylines.length - 1 ? ` ${texts.and} ` : ', ')}
					{path === undefined ? (
						name
					) : (
						<a rel="author" href={path}>
							{name}
						</a>
					)}
					{bylines.length === 1 && role && <span className={styles.role}>{role}</span>}
				</span>
			))}
		</p>
	);
}

// A story older than a day shows its date alone, but a later update is always shown.
function Times({ story: { displayedAt, updatedAt }, brand, now }: StoryBylineProps) {
	const isUpdated = Date.parse(updatedAt) - Date.parse(displayedAt) > updateGrace;
	const isOfToday = now.getTime() - Date.parse(displayedAt) < day;
	return (
		<p className={styles.times}>
			<Moment at={displayedAt} brand={brand} />
			{(isUpdated || isOfToday) && (
				<span className={isUpdated ? styles.updated : undefined}>
					{isUpdated && `${brand.texts.updated} `}
					<Ago at={isUpdated ? updatedAt : displayedAt} brand={brand} now={now} />
				</span>
			)}
		</p>
	);
}
