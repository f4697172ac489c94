import type { ReactNode } from 'react';
import { type Brand, fill } from '#brands';
import type { CityWeather } from '#content/contract';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { degrees } from '../../ui/weather-words.ts';
import styles from './service-tile.module.css';

type ServiceTileProps = { readonly href: string; readonly icon: ReactNode; readonly name: string | undefined; readonly news: string };

/** A service with its icon, its name and what is new. */
export const ServiceTile = ({ href, icon, name, news }: ServiceTileProps) => (
	<li className={styles.cell}>
		<a className={styles.tile} href={href}>
			<span className={styles.icon}>{icon}</span>
			<span className={styles.words}>
				<span className={styles.name}>{name}</span>
				<span className={styles.news}>{news}</span>
			</span>
		</a>
	</li>
);

/** The weather of a city as a service; nothing while the current weather is unknown. */
export function WeatherTile({ city, brand }: { city: CityWeather | undefined; brand: Brand }) {
	const { weather } = brand.texts;
	const now = city?.isOld ? undefined : city?.now;
	if (city === undefined || now === undefined) return null;
	const [today] = city.days;
	const condition = weather.conditions[now.condition];
	const news = today ? fill(weather.today, { condition, min: degrees(today.min), max: degrees(today.max) }) : condition;
	return (
		<ServiceTile href="/clima/" icon={<WeatherIcon sky={now} size={30} />} name={`${city.name} ${degrees(now.temperature)}`} news={news} />
	);
}
