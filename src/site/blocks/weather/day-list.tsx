// The weather forecast by day, today first. A bar shows each day's range of temperatures on the scale of the whole forecast.
import droplet from 'lucide-static/icons/droplet.svg?raw';
import sun from 'lucide-static/icons/sunrise.svg?raw';
import type { Brand } from '#brands';
import type { WeatherDay } from '#content/contract';
import { noonOf, shortDayOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { degrees, percentOfHundred } from '../../ui/weather-words.ts';
import styles from './day-list.module.css';

type DayListProps = { readonly days: readonly WeatherDay[]; readonly brand: Brand };

/** The span of temperatures, in °C. */
type Span = Pick<WeatherDay, 'min' | 'max'>;

export function DayList({ days, brand }: DayListProps) {
	const all = { min: Math.min(...days.map(({ min }) => min)), max: Math.max(...days.map(({ max }) => max)) };
	return (
		<ol className={styles.days}>
			{days.map((day, at) => (
				<Day key={day.date} day={day} all={all} name={at === 0 ? brand.texts.today : shortDayOf(noonOf(day.date), brand)} brand={brand} />
			))}
		</ol>
	);
}

type DayProps = { readonly day: WeatherDay; readonly all: Span; readonly name: string; readonly brand: Brand };

function Day({ day, all, name, brand }: DayProps) {
	const { weather } = brand.texts;
	const { date, condition, rainChance, min, max, sunrise, sunset } = day;
	return (
		<li className={styles.day}>
			<time className={styles.name} dateTime={date}>
				{name}
			</time>
			<WeatherIcon sky={{ condition, isNight: false }} size={36} />
			<span className={styles.condition}>{weather.conditions[condition]}</span>
			<span className={styles.rain}>
				{rainChance !== undefined && (
					<>
						<Icon svg={droplet} size={16} label={weather.rainChance} />
						{percentOfHundred(rainChance)}
					</>
				)}
			</span>
			<Temperature name={weather.min} value={min} />
			<SpanBar day={day} all={all} />
			<Temperature name={weather.max} value={max} />
			{sunrise !== undefined && sunset !== undefined && (
				<span className={styles.sun}>
					<Icon svg={sun} size={16} label={`${weather.sunrise}, ${weather.sunset}`} />
					{sunrise} – {sunset}
				</span>
			)}
		</li>
	);
}

const Temperature = ({ name, value }: { name: string; value: number }) => (
	<span className={styles.temperature}>
		<abbr className={styles.abbreviation} title={name}>
			{degrees(value)}
		</abbr>
	</span>
);

function SpanBar({ day, all }: { day: Span; all: Span }) {
	const at = (value: number) => Math.round(((value - all.min) / Math.max(all.max - all.min, 1)) * 1000) / 10;
	return (
		<svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
			<line className={styles.track} x1="0" y1="4" x2="100" y2="4" />
			<line className={styles.span} x1={at(day.min)} y1="4" x2={at(day.max)} y2="4" />
		</svg>
	);
}
