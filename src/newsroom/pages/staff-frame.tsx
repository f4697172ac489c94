import type { ReactNode } from 'react';
import { menuFor } from '../contract/contract.ts';
import { markOf } from '../look/mark-of.ts';
import { contentId, Masthead } from '../look/masthead.tsx';
import type { SignedInStaff } from '../newsroom-deps.ts';
import { actionsOf } from '../permissions/permissions.ts';

type StaffFrameProps = {
	readonly signedIn: SignedInStaff;
	/** The page in each brand, such as `lectores/`. */
	readonly page: string;
	readonly children: ReactNode;
};

/** The header and frame of every page of a brand for signed-in staff. */
export function StaffFrame({ signedIn: { site, sites, staff }, page, children }: StaffFrameProps) {
	return (
		<>
			<Masthead
				brand={markOf(site.brand)}
				brands={sites.map(({ brand }) => markOf(brand))}
				page={page}
				menu={menuFor(actionsOf(staff.role))}
				name={staff.name}
			/>
			<main id={contentId} tabIndex={-1}>
				{children}
			</main>
		</>
	);
}

const dates = new Intl.DateTimeFormat('es-AR', {
	dateStyle: 'short',
	timeStyle: 'short',
	hourCycle: 'h23',
	timeZone: 'America/Argentina/Buenos_Aires',
});
/** Formats a time in ms. */
export const dateOf = (ms: number): string => dates.format(ms);
