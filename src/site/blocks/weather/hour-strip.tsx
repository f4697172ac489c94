import droplet from 'lucide-static/icons/droplet.svg?raw';
import type { Brand } from '#brands';
import type { WeatherHour } from '#content/contract';
import { noonOf, tinyDayOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { degrees, percentOfHundred } from '../../ui/weather-words.ts';
import styles from './hour-strip.module.css';
import { columnWidth, TemperatureCurve } from './temperature-curve.tsx';

type HourStripProps = { readonly hours: readonly WeatherHour[]; readonly brand: Brand; readonly now: Date };

/** The hours side by side, from now on, with the course of the temperature below them. It scrolls sideways. */
export const HourStrip = ({ hours, brand, now }: HourStripProps) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box without focus cannot be moved by keys
	<section className={styles.window} tabIndex={0} aria-label={brand.texts.weather.hours}>
		<ol className={styles.hours} style={{ gridAutoColumns: columnWidth }}>
			{hours.map((hour) => (
				<Hour key={hour.at.getTime()} hour={hour} isNow={hour.at <= now} brand={brand} />
			))}
		</ol>
		<TemperatureCurve temperatures={hours.map(({ temperature }) => temperature)} />
	</section>
);

type HourProps = { readonly hour: WeatherHour; readonly isNow: boolean; readonly brand: Brand };

function Hour({ hour, isNow, brand }: HourProps) {
	const { texts } = brand;
	const { at, date, time, temperature, rainChance, condition } = hour;
	const startsDay = !isNow && time === '00:00';
	return (
		<li className={`${styles.hour} ${startsDay ? styles.midnight : ''}`} aria-current={isNow ? 'time' : undefined}>
			<time className={styles.time} dateTime={at.toISOString()}>
				{isNow ? texts.weather.now : startsDay ? tinyDayOf(noonOf(date), brand) : time}
			</time>
			<WeatherIcon sky={hour} size={36} label={texts.weather.conditions[condition]} />
			<span className={styles.temperature}>{degrees(temperature)}</span>
			{rainChance !== undefined && (
				<span className={`${styles.rain} ${rainChance < 20 ? styles.dry : ''}`}>
					<Icon svg={droplet} size={14} label={texts.weather.rainChance} />
					{percentOfHundred(rainChance)}
				</span>
			)}
		</li>
	);
}
