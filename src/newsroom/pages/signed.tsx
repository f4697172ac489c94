import type { ReactNode } from 'react';
import type { Desk } from '../newsroom-parts.ts';

/** The frame of every page that needs staff. */
export function Signed({ desk, children }: { readonly desk: Desk; readonly children: ReactNode }) {
	return (
		<>
			<header>
				<strong>Redacción de {desk.place.brand.name}</strong>
				<nav>
					{desk.staff.role === 'admin' && <a href="/redaccion/lectores/">Lectores</a>} <a href="/redaccion/vista/">Vista previa</a>
				</nav>
				<span>{desk.staff.name}</span>
				<form method="post" action="/redaccion/salir/">
					<button className="plain" type="submit">
						Salir
					</button>
				</form>
			</header>
			<main>{children}</main>
		</>
	);
}

const dates = new Intl.DateTimeFormat('es-AR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Argentina/Buenos_Aires' });
/** A time in ms as staff read it. */
export const dateOf = (ms: number): string => dates.format(ms);
