/** Paths of the account pages, which every brand has (ROUTE-02). */
export const accountPaths = [
	'/ingresar/',
	'/registrarse/',
	'/recuperar-contrasena/',
	'/modificar-contrasena/',
	'/validar-registro/',
	'/cuenta-verificada/',
	'/perfil/',
] as const;
