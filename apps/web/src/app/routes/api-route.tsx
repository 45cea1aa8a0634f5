import { ApiScreen } from "../../features/api/api-screen.tsx";

export const ApiRoute = () => <ApiScreen />;
