import { type Brand, fill } from '#brands';
import type { LiveEntry } from '#content/contract';
import { clockTime, shortDate } from '../../ui/dates.ts';
import { Ago } from '../../ui/time.tsx';
import body from './body.module.css';
import type { BodyContext } from './elements/body-context.ts';
import { Elements } from './elements/elements.tsx';
import styles from './entries.module.css';

type EntriesProps = { readonly entries: readonly LiveEntry[]; readonly context: BodyContext; readonly now: Date };

/** The entries of live coverage, newest first; each has an anchor of its own. */
export function Entries({ entries, context, now }: EntriesProps) {
	const { brand } = context;
	return (
		<section className={styles.entries} aria-labelledby="minuto-a-minuto">
			<h2 id="minuto-a-minuto" className={styles.title}>
				{brand.texts.minuteByMinute}
			</h2>
			<ol>
				{entries.map((entry) => (
					<li key={entry.id} id={entry.id} className={styles.entry}>
						<EntryTime entry={entry} brand={brand} now={now} />
						<article>
							{entry.title && <h3 className={styles.headline}>{entry.title}</h3>}
							<div className={body.words}>
								<Elements body={entry.body} context={context} />
							</div>
						</article>
					</li>
				))}
			</ol>
		</section>
	);
}

function EntryTime({ entry: { id, at }, brand, now }: { entry: LiveEntry; brand: Brand; now: Date }) {
	const date = shortDate(at, brand);
	const hour = clockTime(at, brand);
	return (
		<a className={styles.time} href={`#${id}`} aria-label={fill(brand.texts.entryAt, { hour })}>
			<span className={styles.hour}>{hour}</span>
			<span className={styles.ago}>{date === shortDate(now, brand) ? <Ago at={at} brand={brand} now={now} /> : date}</span>
		</a>
	);
}
