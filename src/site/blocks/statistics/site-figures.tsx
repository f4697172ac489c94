// How fast the pages were for readers, and how available the site, in the last four weeks (ROUTE-14).
import * as v from 'valibot';
import type { VitalCount } from '#analytics/contract';
import { type Brand, fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { dateInWords } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { truncatedPercent, wholeNumber } from '../../ui/numbers.ts';
import styles from './site-figures.module.css';
import statistics from './statistics.module.css';

/** With fewer measured page views, no speed is shown. */
const fewest = 50;

export const siteFigures = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'statistics' ? subject.figures : undefined),
	view: ({ data: { speed, uptime }, context: { brand } }) => {
		const { site, siteText, uptime: name, uptimeSince, notMeasured, ...words } = brand.texts.statistics;
		const since = uptime && fill(uptimeSince, { date: dateInWords(uptime.since, brand) });
		return (
			<section className={statistics.figure} aria-labelledby="el-sitio">
				<Heading id="el-sitio" title={site} text={siteText} brand={brand} small />
				<dl className={styles.figures}>
					<Measured name={words.shows} count={speed.shows} brand={brand} />
					<Measured name={words.answers} count={speed.answers} brand={brand} />
					<Measured name={words.stays} count={speed.stays} brand={brand} />
					<Figure name={name} share={uptime?.share} text={since ?? notMeasured} brand={brand} />
				</dl>
			</section>
		);
	},
});

type MeasuredProps = { readonly name: string; readonly count: VitalCount; readonly brand: Brand };

function Measured({ name, count: { good, total }, brand }: MeasuredProps) {
	const { ofVisits, tooFewVisits } = brand.texts.statistics;
	if (total < fewest) return <Figure name={name} text={tooFewVisits} brand={brand} />;
	return <Figure name={name} share={good / total} text={fill(ofVisits, { total: wholeNumber(total, brand) })} brand={brand} />;
}

/** `share` is from 0 to 1; without one, the text alone is shown. */
type FigureProps = { readonly name: string; readonly share?: number | undefined; readonly text: string; readonly brand: Brand };

function Figure({ name, share, text, brand }: FigureProps) {
	return (
		<div className={styles.one}>
			<dt className={styles.name}>{name}</dt>
			<dd>
				{share !== undefined && <strong className={styles.share}>{truncatedPercent(share, brand)}</strong>}
				<span className={styles.text}>{text}</span>
			</dd>
		</div>
	);
}
