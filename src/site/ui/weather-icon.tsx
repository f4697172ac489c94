import type { ReactNode } from 'react';
import type { Sky, WeatherCondition } from '#content/contract';
import styles from './weather-icon.module.css';

type WeatherIconProps = {
	readonly sky: Sky;
	/** Side in px; default: 32. */
	readonly size?: number;
	/** Accessible name, for an icon without words beside it. */
	readonly label?: string;
};

/** What the sky does, drawn in the colour of the text around it, with colours for the sun and the rain. */
export function WeatherIcon({ sky: { condition, isNight }, size = 32, label }: WeatherIconProps) {
	return (
		<svg
			className={styles.icon}
			width={size}
			height={size}
			viewBox="0 0 32 32"
			focusable="false"
			role="img"
			aria-label={label}
			aria-hidden={label === undefined}
		>
			{(isNight ? atNight[condition] : undefined) ?? shapes[condition]}
		</svg>
	);
}

const lowCloud = <path className={styles.cloud} d="M13.5 25.5a4.5 4.5 0 1 1 .8-8.9 5.2 5.2 0 0 1 9.9-.1 4.6 4.6 0 0 1-.6 9Z" />;
const highCloud = <path className={styles.cloud} d="M9.5 20a6 6 0 1 1 1-11.9 6.9 6.9 0 0 1 13-.2 6.1 6.1 0 0 1-1 12.1Z" />;
const rain = (path: string) => <path className={styles.rain} d={path} />;

const shapes: Readonly<Record<WeatherCondition, ReactNode>> = {
	clear: (
		<>
			<circle className={styles.sun} cx="16" cy="16" r="6" />
			<path
				className={styles.rays}
				d="M16 3.5v3M16 25.5v3M3.5 16h3M25.5 16h3M7.2 7.2l2.1 2.1M22.7 22.7l2.1 2.1M7.2 24.8l2.1-2.1M22.7 9.3l2.1-2.1"
			/>
		</>
	),
	'partly-cloudy': (
		<>
			<path className={styles.sun} d="M9.7 16.4A5 5 0 1 1 17 11.4a8.6 8.6 0 0 0-7.3 5Z" />
			<path className={styles.rays} d="M12 2.2v2M2.2 12h2M5 5l1.5 1.5M19 5l-1.5 1.5M5 19l1.3-1.3" />
			{lowCloud}
		</>
	),
	cloudy: (
		<>
			<path className={styles.behind} d="M14.5 8.5a5.6 5.6 0 0 1 10.6 1 4.4 4.4 0 0 1 3.4 7" />
			<path className={styles.cloud} d="M8.5 25.5a5.2 5.2 0 1 1 .9-10.3 6 6 0 0 1 11.3-.1 5.3 5.3 0 0 1-.8 10.4Z" />
		</>
	),
	fog: (
		<>
			{highCloud}
			<path className={styles.behind} d="M5.5 24.5h17M10 29h16" />
		</>
	),
	drizzle: (
		<>
			{highCloud}
			{rain('M11 24v1.5M16 27v1.5M21 24v1.5')}
		</>
	),
	rain: (
		<>
			{highCloud}
			{rain('M12 23.8l-1.6 4.4M17 23.8l-1.6 4.4M22 23.8l-1.6 4.4')}
		</>
	),
	'heavy-rain': (
		<>
			{highCloud}
			{rain('M9.8 23.6l-2.2 6M14.6 23.6l-2.2 6M19.4 23.6l-2.2 6M24.2 23.6l-2.2 6')}
		</>
	),
	storm: (
		<>
			{highCloud}
			{rain('M9.5 23.8l-1.6 4.4M24 23.8l-1.6 4.4')}
			<path className={styles.bolt} d="m17.6 15.5-4.8 7.7h3.3l-1.4 6.3 5.6-8.3h-3.5l2.2-5.7Z" />
		</>
	),
	snow: (
		<>
			{highCloud}
			{rain('M10.5 24.5v.01M16 28v.01M21.5 24.5v.01')}
		</>
	),
};

/** What looks different while the sun is down. */
const atNight: Readonly<Partial<Record<WeatherCondition, ReactNode>>> = {
	clear: <path className={styles.moon} d="M26 18.8A10.5 10.5 0 1 1 13.2 6a9 9 0 0 0 12.8 12.8Z" />,
	'partly-cloudy': (
		<>
			<path className={styles.moon} d="M16.8 10.9A6.2 6.2 0 1 1 9.2 3.3a5.4 5.4 0 0 0 7.6 7.6Z" />
			{lowCloud}
		</>
	),
};
