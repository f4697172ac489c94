import { type Brand, fill, type Texts } from '#brands';
import { relativeLabel } from '../client/relative-time.ts';
import { longDate, shortDate } from './dates.ts';
import styles from './time.module.css';

type TimeProps = {
	/** ISO 8601. */
	readonly at: string;
	readonly brand: Brand;
	/** When the page is rendered. */
	readonly now: Date;
};

/** How long ago something was ("Hace 3 horas"); after 24 hours, its date. The boot script keeps the words current (UI-06, UI-07). */
export function Ago({ at, brand, now }: TimeProps) {
	return (
		<time className={styles.time} dateTime={at} data-ago={agoWords(brand.texts).join('|')} title={shortDate(at, brand)}>
			{agoLabel(at, brand, now)}
		</time>
	);
}

/** The text of an `Ago`. */
export const agoLabel = (at: string, brand: Brand, now: Date): string => ageOf(at, brand, now) ?? shortDate(at, brand);

/** Whether something is so old that its date is shown: after 24 hours (UI-07). */
export const isOfEarlierDays = (at: string, brand: Brand, now: Date): boolean => ageOf(at, brand, now) === undefined;

const ageOf = (at: string, brand: Brand, now: Date) => relativeLabel(now.getTime() - Date.parse(at), agoWords(brand.texts));

/** A date and hour in words: "21 de noviembre de 2026, 9:40". */
export function Moment({ at, brand }: Omit<TimeProps, 'now'>) {
	return (
		<time className={styles.time} dateTime={at}>
			{longDate(at, brand)}
		</time>
	);
}

const wordsByTexts = new WeakMap<Texts, readonly string[]>();

/** The words for `relativeLabel`: one minute, n minutes, one hour, n hours; `#` stands for n. Computed once for each brand. */
function agoWords(texts: Texts): readonly string[] {
	const words = wordsByTexts.get(texts) ?? [
		texts.minuteAgo,
		fill(texts.minutesAgo, { n: '#' }),
		texts.hourAgo,
		fill(texts.hoursAgo, { n: '#' }),
	];
	wordsByTexts.set(texts, words);
	return words;
}
