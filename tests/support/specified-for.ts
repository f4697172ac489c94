import { type Brand, type BrandId, brands } from '#brands';

/** What rows of the specification say of a brand. */
type Specified = {
	/** The words of the sign-in link (HDR-16, HDR-17). */
	readonly signIn: string;
	/** Whether the header shows the name of a signed-in reader (HDR-19, HDR-20). */
	readonly showsReaderName: boolean;
	/** The page that a sign-in leads to: the one before (NAV-08), or the profile (NAV-09). */
	readonly afterSignIn: 'previous' | 'profile';
};

/** Taken from the specification and not from the data of the brands, since a test with wrong data would pass. */
const rows: Readonly<Partial<Record<BrandId, Specified>>> = {
	tn: { signIn: 'Ingresar', showsReaderName: true, afterSignIn: 'previous' },
	eltrece: { signIn: 'Ingresar', showsReaderName: false, afterSignIn: 'profile' },
	ciudad: { signIn: 'Iniciar sesión', showsReaderName: true, afterSignIn: 'profile' },
	eldoce: { signIn: 'Ingresar', showsReaderName: false, afterSignIn: 'profile' },
};

/** What the specification says of a brand. For a brand that it does not name: what its data says. */
export const specifiedFor = (id: BrandId): Specified => rows[id] ?? asItsDataSays(brands[id]);

const asItsDataSays = ({ texts: { signIn }, header: { showsReaderName }, afterSignIn }: Brand): Specified => ({
	signIn,
	showsReaderName,
	afterSignIn,
});
