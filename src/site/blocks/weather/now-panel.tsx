import droplets from 'lucide-static/icons/droplets.svg?raw';
import sunrise from 'lucide-static/icons/sunrise.svg?raw';
import sunset from 'lucide-static/icons/sunset.svg?raw';
import umbrella from 'lucide-static/icons/umbrella.svg?raw';
import wind from 'lucide-static/icons/wind.svg?raw';
import { type Brand, fill } from '#brands';
import type { CityWeather, WeatherNow } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import { WeatherIcon } from '../../ui/weather-icon.tsx';
import { degrees, percentOfHundred, windWords } from '../../ui/weather-words.ts';
import styles from './now-panel.module.css';

type NowPanelProps = { readonly now: WeatherNow; readonly city: CityWeather; readonly brand: Brand };

/** The last measured weather, large, with the facts of today beside it; grey when it is old. */
export function NowPanel({ now, city, brand }: NowPanelProps) {
	const { texts } = brand;
	return (
		<section className={`${styles.panel} ${city.isOld ? styles.old : ''}`} aria-label={texts.weather.now}>
			<div className={styles.sky}>
				<WeatherIcon sky={now} size={112} />
				<p className={styles.temperature}>{degrees(now.temperature)}</p>
				<p className={styles.words}>
					<span className={styles.condition}>{texts.weather.conditions[now.condition]}</span>
					{now.feelsLike !== undefined && (
						<span className={styles.felt}>{fill(texts.weather.feelsLike, { temperature: degrees(now.feelsLike) })}</span>
					)}
				</p>
			</div>
			<dl className={styles.facts}>
				{factsOf(now, city, brand).map(({ icon, name, value }) => (
					<div key={name} className={styles.fact}>
						<dt className={styles.name}>
							<Icon svg={icon} size={24} />
							{name}
						</dt>
						<dd className={styles.value}>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

type Fact = { readonly icon: string; readonly name: string; readonly value: string };

/** What is known of the moment and of today. */
function factsOf(now: WeatherNow, { days: [today] }: CityWeather, brand: Brand): readonly Fact[] {
	const { texts } = brand;
	const facts = [
		{ icon: droplets, name: texts.weather.humidity, value: now.humidity === undefined ? undefined : percentOfHundred(now.humidity) },
		{ icon: wind, name: texts.weather.wind, value: now.wind && windWords(now.wind, brand) },
		{
			icon: umbrella,
			name: texts.weather.rainChance,
			value: today?.rainChance === undefined ? undefined : percentOfHundred(today.rainChance),
		},
		{ icon: sunrise, name: texts.weather.sunrise, value: today?.sunrise },
		{ icon: sunset, name: texts.weather.sunset, value: today?.sunset },
	];
	return facts.flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));
}
