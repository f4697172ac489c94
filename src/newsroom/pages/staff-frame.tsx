import type { ReactNode } from 'react';
import type { SignedInStaff } from '../newsroom-deps.ts';

/** The header and frame of every page for signed-in staff. */
export function StaffFrame({ signedIn, children }: { readonly signedIn: SignedInStaff; readonly children: ReactNode }) {
	return (
		<>
			<header>
				<strong>Redacción de {signedIn.site.brand.name}</strong>
				<nav>
					{signedIn.staff.role === 'admin' && <a href="/redaccion/lectores/">Lectores</a>} <a href="/redaccion/vista/">Vista previa</a>
				</nav>
				<span>{signedIn.staff.name}</span>
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
/** Formats a time in ms. */
export const dateOf = (ms: number): string => dates.format(ms);
