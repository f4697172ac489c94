import warning from 'lucide-static/icons/triangle-alert.svg?raw';
import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { CityWeather, Sky, WeatherAlert } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { CachedMarkup } from '../../ui/cached/cached-markup.tsx';
import { clockTime, tinyDayOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { degrees } from '../../ui/weather-words.ts';
import levels from '../weather/alert-level.module.css';
import styles from './weather-strip.module.css';

/** The weather of the brand's first city and its gravest alert in a line that leads to `/clima/`; nothing where none is known. */
export const weatherStrip = defineBlock({
	fields: v.object({}),
	load: async (_, { context: { contentQueries } }) => {
		const { city } = await contentQueries.weather();
		const sky = city && skyOf(city);
		return city && sky && { city, sky };
	},
	view: ({ data: { city, sky }, context: { brand } }) => (
		<CachedMarkup
			as="aside"
			of={city}
			variant={brand.id}
			className={styles.strip}
			aria-label={brand.texts.weather.title}
			view={() => <Line city={city} sky={sky} brand={brand} />}
		/>
	),
});

function Line({ city, sky, brand }: { readonly city: CityWeather; readonly sky: Sky; readonly brand: Brand }) {
	return (
		<a className={styles.link} href="/clima/">
			<span className={`${styles.facts} ${city.isOld ? styles.old : ''}`}>
				<WeatherIcon sky={sky} size={24} label={brand.texts.weather.conditions[sky.condition]} />{' '}
				<span className={styles.place}>{city.name}</span> <Measures city={city} brand={brand} />
			</span>{' '}
			{city.alerts[0] && <Alert alert={city.alerts[0]} brand={brand} />}
		</a>
	);
}

/** The sky as it was measured, or else that of the forecast of today. */
const skyOf = ({ now, days: [today] }: CityWeather): Sky | undefined => now ?? (today && { condition: today.condition, isNight: false });

function Measures({ city: { now, days, isOld, source }, brand }: { city: CityWeather; brand: Brand }) {
	const { weather } = brand.texts;
	const [today] = days;
	const date = `${tinyDayOf(source.updatedAt, brand).toLocaleLowerCase(brand.locale)}, ${clockTime(source.updatedAt, brand)}`;
	return (
		<>
			{now && <span className={styles.temperature}>{degrees(now.temperature)}</span>}{' '}
			{today && <span className={styles.range}>{fill(weather.range, { max: degrees(today.max), min: degrees(today.min) })}</span>}{' '}
			{isOld && <span>{fill(weather.since, { date })}</span>}
		</>
	);
}

const Alert = ({ alert: { level, title }, brand }: { alert: WeatherAlert; brand: Brand }) => (
	<span className={`${styles.alert} ${levels[level]}`}>
		<Icon svg={warning} size={16} />
		<span>{brand.texts.weather.levels[level]}</span> <span className={styles.title}>{title}</span>
	</span>
);
