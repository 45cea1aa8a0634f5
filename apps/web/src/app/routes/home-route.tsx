import { useNavigate } from "@tanstack/react-router";
import { HomeScreen } from "../../features/home/home-screen.tsx";

export function HomeRoute() {
  const navigate = useNavigate();
  return <HomeScreen onStart={() => void navigate({ to: "/upload" })} />;
}
