/** The texts of the weather; `{x}` is a placeholder, which `fill` replaces. */
export type WeatherTexts = {
	readonly title: string;
	readonly titleOf: string;
	/** Description for search engines. */
	readonly description: string;
	readonly cities: string;
	readonly now: string;
	readonly temperature: string;
	readonly feelsLike: string;
	readonly humidity: string;
	readonly wind: string;
	/** Where the wind comes from: north, north-east and on clockwise. */
	readonly winds: readonly [string, string, string, string, string, string, string, string];
	readonly calm: string;
	readonly sunrise: string;
	readonly sunset: string;
	readonly rainChance: string;
	readonly hours: string;
	readonly days: string;
	readonly min: string;
	readonly max: string;
	/** The day of a city, in a few words, and when the data of old weather is from. */
	readonly range: string;
	readonly since: string;
	readonly alerts: string;
	readonly levels: Readonly<Record<'yellow' | 'orange' | 'red', string>>;
	readonly until: string;
	readonly conditions: Readonly<
		Record<'clear' | 'partly-cloudy' | 'cloudy' | 'fog' | 'drizzle' | 'rain' | 'heavy-rain' | 'storm' | 'snow', string>
	>;
	readonly empty: string;
	readonly source: string;
	readonly old: string;
};

export const weatherTexts: WeatherTexts = {
	title: 'El tiempo',
	titleOf: 'El tiempo en {city}',
	description: 'El tiempo en {city}: la temperatura ahora, el pronóstico hora por hora y el de los próximos días, en {brand}.',
	cities: 'Ciudades',
	now: 'Ahora',
	temperature: 'Temperatura',
	feelsLike: 'Sensación térmica {temperature}',
	humidity: 'Humedad',
	wind: 'Viento',
	winds: ['del norte', 'del noreste', 'del este', 'del sudeste', 'del sur', 'del sudoeste', 'del oeste', 'del noroeste'],
	calm: 'Calmo',
	sunrise: 'Sale el sol',
	sunset: 'Se pone el sol',
	rainChance: 'Probabilidad de lluvia',
	hours: 'Hora por hora',
	days: 'Próximos días',
	min: 'Mínima',
	max: 'Máxima',
	range: 'Máx. {max} · Mín. {min}',
	since: 'Dato del {date}',
	alerts: 'Alertas',
	levels: { yellow: 'Alerta amarilla', orange: 'Alerta naranja', red: 'Alerta roja' },
	until: 'Hasta las {time} del {day}',
	conditions: {
		clear: 'Despejado',
		'partly-cloudy': 'Algo nublado',
		cloudy: 'Nublado',
		fog: 'Niebla',
		drizzle: 'Llovizna',
		rain: 'Lluvia',
		'heavy-rain': 'Lluvia fuerte',
		storm: 'Tormenta',
		snow: 'Nieve',
	},
	empty: 'Todavía no publicamos el pronóstico.',
	source: 'Fuente: {name}. Actualizado el {date}.',
	old: 'El tiempo no se actualiza desde el {date}: puede haber cambiado.',
};
