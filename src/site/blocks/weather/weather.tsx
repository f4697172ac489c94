import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { CityWeather, WeatherCity } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Chip } from '../../ui/chip.tsx';
import { dayOf, longDate } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { AlertList } from './alert-list.tsx';
import { DayList } from './day-list.tsx';
import { HourStrip } from './hour-strip.tsx';
import { NowPanel } from './now-panel.tsx';
import styles from './weather.module.css';

/** The weather of a city: the last measurement, the hours, the days and the alerts, with links to the other cities (ROUTE-10). */
export const weather = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'weather' ? subject : undefined),
	view: ({ data: { name, city, cities }, context: { brand, now } }) => (
		<div className={styles.weather}>
			<PageHead name={name} brand={brand} text={[city?.province, dayOf(now, brand)].filter(Boolean).join(' · ')} />
			{cities.length > 1 && <Cities cities={cities} chosen={city?.id} brand={brand} />}
			{city === undefined || isEmpty(city) ? <p>{brand.texts.weather.empty}</p> : <City city={city} brand={brand} now={now} />}
		</div>
	),
});

const isEmpty = ({ now, hours, days }: CityWeather): boolean => now === undefined && hours.length + days.length === 0;

type CitiesProps = { readonly cities: readonly WeatherCity[]; readonly chosen: string | undefined; readonly brand: Brand };

const Cities = ({ cities, chosen, brand }: CitiesProps) => (
	<nav className={styles.chips} aria-label={brand.texts.weather.cities}>
		{cities.map(({ id, name }, at) => (
			<Chip key={id} href={at === 0 ? '/clima/' : `/clima/${id}/`} text={name} chosen={id === chosen} />
		))}
	</nav>
);

type CityProps = { readonly city: CityWeather; readonly brand: Brand; readonly now: Date };

function City({ city, brand, now }: CityProps) {
	const { hours, days, alerts, source, isOld } = city;
	const { texts } = brand;
	const date = longDate(source.updatedAt, brand);
	return (
		<>
			{isOld && <p className={styles.warning}>{fill(texts.weather.old, { date })}</p>}
			{alerts.length > 0 && <AlertList alerts={alerts} brand={brand} />}
			{city.now && <NowPanel now={city.now} city={city} brand={brand} />}
			{hours.length > 1 && (
				<div className={styles.part}>
					<Heading title={texts.weather.hours} brand={brand} />
					<HourStrip hours={hours} brand={brand} now={now} />
				</div>
			)}
			{days.length > 0 && (
				<section className={styles.part} aria-labelledby="dias">
					<Heading id="dias" title={texts.weather.days} brand={brand} />
					<DayList days={days} brand={brand} />
				</section>
			)}
			<p className={styles.source}>{fill(texts.weather.source, { name: source.name, date })}</p>
		</>
	);
}
