import { type Brand, fill } from '#brands';
import type { CityWeather, Sky } from '#content/contract';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { degrees } from '../../ui/weather-words.ts';
import styles from './weather-link.module.css';

/** The sky of the link while nobody knows how it is. */
const anySky: Sky = { condition: 'partly-cloudy', isNight: false };

/** The link to the weather, with the temperature of the brand's first city while it is fresh. */
export function WeatherLink({ brand, city }: { brand: Brand; city: CityWeather | undefined }) {
	const { weather } = brand.texts;
	const now = city?.isOld ? undefined : city?.now;
	if (city === undefined || now === undefined)
		return (
			<a className={styles.link} href="/clima/" aria-label={weather.title}>
				<WeatherIcon sky={anySky} size={22} />
				<span className={styles.words}>{weather.title}</span>
			</a>
		);
	const temperature = degrees(now.temperature);
	const condition = weather.conditions[now.condition].toLocaleLowerCase(brand.locale);
	return (
		<a className={styles.link} href="/clima/" aria-label={fill(weather.link, { city: city.name, temperature, condition })}>
			<WeatherIcon sky={now} size={22} />
			<span className={styles.temperature}>{temperature}</span>
			<span className={styles.words}>{city.name}</span>
		</a>
	);
}
