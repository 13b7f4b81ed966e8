/**
 * The exports of React Router that remotes share. Everything else stays out of the first load. Part of the contract: names
 * are only ever added.
 */
export {
  Await,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  useAsyncError,
  useAsyncValue,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
